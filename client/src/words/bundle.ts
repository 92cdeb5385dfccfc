import { FluentBundle, FluentResource } from "@fluent/bundle";

/** Fluent source as sentences; what comes later overrides what came before. */
export function bundleOf(lang: string, messages: string): FluentBundle {
  const bundle = new FluentBundle(lang, { useIsolating: false });
  bundle.addResource(new FluentResource(messages), { allowOverrides: true });
  return bundle;
}

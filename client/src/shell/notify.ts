// Calling back whoever looks elsewhere: the tab's title and, if allowed, a message of the browser.
import { settings } from "../device/settings.svelte";

let told = "";

/** Once per decision, and only while the page is out of sight. */
export function callBack(key: string, title: string, prompt: string): void {
  if (!settings.notify || !document.hidden || told === key) return;
  if (!("Notification" in window) || Notification.permission !== "granted") return;
  told = key;
  const note = new Notification(title, { body: prompt, icon: "/shield.svg", tag: key });
  note.onclick = () => {
    window.focus();
    note.close();
  };
}

/** The icon of the tab, with a gold seal while somebody waits for us. */
export function badge(waiting: boolean): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  const wanted = waiting ? "/shield-waiting.svg" : "/shield.svg";
  if (link && !link.href.endsWith(wanted)) link.href = wanted;
}

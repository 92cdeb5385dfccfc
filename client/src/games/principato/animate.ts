export {};
export const playEvents = async (..._args: unknown[]): Promise<void> => undefined;

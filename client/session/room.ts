/** How much room the browser gives us. */
export interface Room {
  readonly used: number;
  readonly free: number;
}

const manager = (): StorageManager | undefined => globalThis.navigator?.storage;

/** Whether the browser keeps what is stored here even if it runs out of room. */
export const isKept = async (): Promise<boolean> => (await manager()?.persisted?.()) === true;

/** Some browsers ask their user; so it is asked for when there is something to keep. */
export const askToKeep = async (): Promise<boolean> => {
  try {
    return (await isKept()) || (await manager()?.persist?.()) === true;
  } catch {
    return false;
  }
};

/** `undefined` where the browser does not tell. */
export const measureRoom = async (): Promise<Room | undefined> => {
  try {
    const { usage, quota } = (await manager()?.estimate?.()) ?? {};
    return usage === undefined || quota === undefined ? undefined : { used: usage, free: Math.max(0, quota - usage) };
  } catch {
    return undefined;
  }
};

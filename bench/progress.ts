/** One line that is written over, for people only; the empty text takes it away. */
export const showProgress = (text: string): void => {
  if (process.stderr.isTTY) process.stderr.write(`\r\u001B[K${text}`);
};

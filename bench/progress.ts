/** One line that is overwritten, for terminals only; the empty text clears it. */
export const showProgress = (text: string): void => {
  if (process.stderr.isTTY) process.stderr.write(`\r\u001B[K${text}`);
};

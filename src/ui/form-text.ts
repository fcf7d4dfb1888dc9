/** What was typed into a named field; empty when there is none or it holds a file. */
export const formText = (data: FormData, name: string): string => {
  const value = data.get(name);
  return typeof value === 'string' ? value : '';
};

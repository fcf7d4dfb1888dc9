/** An address so that only its owner recognises it: first letter and host. */
export const masked = (email: string): string => {
  const at = email.lastIndexOf('@');
  return at < 1 ? email : `${email.slice(0, 1)}..${email.slice(at)}`;
};

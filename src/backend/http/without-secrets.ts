/** A path as a log may hold it: reset tokens and hashes of mailed links stand in paths. */
export const withoutSecrets = (pathname: string) =>
  pathname.replace(/^\/(reset-password|email-change|email\/verify\/[^/]+)\/.+/, '/$1/…');

/**
 * A text with no more than thirty marks in a row (UAX #15, Stream-Safe Text): a joiner that is not seen
 * stands between more. To put marks in order is work that grows with the square of how many there are,
 * here and in every search of the database; no language has so many.
 */
export const streamSafe = (text: string): string =>
  text.replaceAll(/(?:(?!\u034F)\p{M}){30}(?=(?!\u034F)\p{M})/gu, '$&\u034F');

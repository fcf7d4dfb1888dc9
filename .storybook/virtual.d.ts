declare module 'virtual:changed-flows' {
  const changed: readonly string[] | null;
  export default changed;
}

/** The same numbers for the same name, so that a picture is drawn alike on every machine. */
export interface Dice {
  /** Number from `low` to under `high`. */
  between(low: number, high: number): number;
  /** A whole number from `low` to `high`, both possible. */
  whole(low: number, high: number): number;
  pick<Item>(items: readonly [Item, ...Item[]]): Item;
}

export function diceFor(name: string): Dice {
  let state = 2_166_136_261;
  for (const character of name)
    state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 16_777_619);
  const roll = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    between: (low, high) => low + roll() * (high - low),
    whole: (low, high) => Math.floor(low + roll() * (high - low + 1)),
    pick: (items) => items[Math.floor(roll() * items.length)] ?? items[0],
  };
}

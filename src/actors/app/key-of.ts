/** Signs on the keys of a Latin keyboard, by `code`; other keyboards send the position alone. */
const signs: Readonly<Record<string, readonly [plain: string, shifted: string]>> = {
  Period: ['.', '>'],
  BracketLeft: ['[', '{'],
  BracketRight: [']', '}'],
  Slash: ['/', '?'],
};

/**
 * The key that somebody means by a press: `"j"` also where the keyboard writes Cyrillic ("о" is on
 * that key), where an input method takes the press first (`Process`), and with Caps Lock on. A
 * letter with Shift is another key, "J".
 */
export function keyOf(event: KeyboardEvent): string {
  const { key, code, shiftKey } = event;
  const isLatin = /^[\u0020-\u007E]$/.test(key);
  if (isLatin) {
    if (!/[A-Za-z]/.test(key) || !event.getModifierState('CapsLock')) return key;
    return shiftKey ? key.toUpperCase() : key.toLowerCase();
  }
  // Names such as Enter and ArrowDown are the same on every keyboard.
  if (key.length > 1 && key !== 'Process' && key !== 'Unidentified') return key;
  const letter = /^Key([A-Z])$/.exec(code)?.[1];
  if (letter !== undefined) return shiftKey ? letter : letter.toLowerCase();
  return signs[code]?.[shiftKey ? 1 : 0] ?? key;
}

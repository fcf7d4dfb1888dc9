const webVttTime = String.raw`(?:\d{2,4}:)?[0-5]\d:[0-5]\d\.\d{3}`;
const webVttCue = new RegExp(`^${webVttTime}[ \\t]*-->[ \\t]*${webVttTime}(?:[ \\t]|$)`, 'm');
const subRipTime = String.raw`(?:(\d{1,3}):)?([0-5]?\d):([0-5]?\d)[,.](\d{1,3})`;
const subRipCue = new RegExp(`^\\s*${subRipTime}\\s*-->\\s*${subRipTime}(?:\\s.*)?$`);

/** A time of WebVTT: `00:01:02.500`. */
const timeOf = ([hours = '', minutes = '', seconds = '', rest = '']: readonly string[]) =>
  `${hours.padStart(2, '0')}:${minutes.padStart(2, '0')}:${seconds.padStart(2, '0')}.${rest.padEnd(3, '0')}`;

/** A line of a SubRip text that reads the same in WebVTT, with its bold, italic and underlined words. */
const lineOf = (line: string) =>
  line
    .replaceAll(/<\/?font\b[^<>]*>|\{\\[^{}]*\}/gi, '')
    .replaceAll(/&(?=#?\w+;)/g, '&amp;')
    .replaceAll(/<(?!\/?[biu]>)/gi, '&lt;')
    .replaceAll('-->', '--&gt;');

/** SubRip as WebVTT; null where no line is a time. */
function fromSubRip(text: string): string | null {
  let cues = 0;
  const lines = text.split('\n').map((line) => {
    const found = subRipCue.exec(line);
    if (!found) return lineOf(line);
    cues += 1;
    return `${timeOf(found.slice(1, 5))} --> ${timeOf(found.slice(5))}`;
  });
  return cues === 0 ? null : `WEBVTT\n\n${lines.join('\n')}\n`;
}

/**
 * Captions as WebVTT, with plain ends of lines; null for a text that is neither WebVTT nor SubRip, or
 * that has no cue. What stands in cues is left as it is: browsers make no page of it.
 */
export function webVtt(text: string): string | null {
  const plain = text.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n');
  if (!/^WEBVTT(?:[ \t\n]|$)/.test(plain)) return fromSubRip(plain);
  return webVttCue.test(plain) ? `${plain}\n` : null;
}

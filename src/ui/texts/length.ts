const two = (part: number) => String(part).padStart(2, '0');

/** Formats a video's duration, such as "2:14" or "1:02:14". */
export function lengthText(seconds: number): string {
  const total = Math.max(1, Math.round(seconds));
  const minutes = Math.floor(total / 60);
  const rest = two(total % 60);
  return minutes < 60
    ? `${minutes}:${rest}`
    : `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${rest}`;
}

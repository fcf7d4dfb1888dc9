const two = (part: number) => String(part).padStart(2, '0');

/** Formats whole seconds, such as "0:00", "2:14" or "1:02:14". */
export function timeText(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  const rest = two(seconds % 60);
  return minutes < 60
    ? `${minutes}:${rest}`
    : `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${rest}`;
}

/** Formats a video's duration, such as "2:14" or "1:02:14". */
export const lengthText = (seconds: number): string => timeText(Math.max(1, Math.round(seconds)));

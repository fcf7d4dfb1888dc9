import type { Device } from '#machines/settings/device.types.ts';
import type { Texts } from '#src/ui/texts/texts.ts';

/** "Firefox on Linux", or as much of it as is known. */
export function deviceName(t: Texts['t'], { browser, system }: Device): string {
  if (browser === null && system === null) return t('settings.deviceSessions.unknown');
  if (browser === null || system === null) return browser ?? system ?? '';
  return t('settings.deviceSessions.on', { browser, system });
}

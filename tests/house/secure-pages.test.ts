import { expect, test } from 'vitest';
import { code, fault } from './files.ts';

/** APIs that browsers omit on plain HTTP, except on localhost. */
const ofNavigator = [
  'bluetooth|canShare|clipboard|contacts|credentials|geolocation|getBattery|gpu|hid|keyboard|locks',
  'mediaDevices|permissions|presentation|requestMIDIAccess|requestMediaKeySystemAccess|serial',
  'serviceWorker|setAppBadge|share|storage|storageBuckets|usb|userAgentData|wakeLock|xr',
].join('|');
const globals = [
  'AudioDecoder|AudioEncoder|AudioWorkletNode|ClipboardItem|CookieStore|IdleDetector|ImageDecoder',
  'PaymentRequest|PublicKeyCredential|PushManager|SharedWorklet|VideoDecoder|VideoEncoder|caches',
  'cookieStore|isSecureContext|showDirectoryPicker|showOpenFilePicker|showSaveFilePicker',
].join('|');
const secureOnly = new RegExp(
  [
    `navigator\\??\\.(?:${ofNavigator})\\b`,
    `['"](?:${ofNavigator})['"] in navigator`,
    'crypto\\??\\.(?:subtle|randomUUID)\\b',
    `(?<![\\w.'"-])(?:${globals})\\b(?!['"\\w:-])`,
    '(?:globalThis|window|self)\\.(?:Notification|' + globals + ')\\b',
    'new Notification\\(|Notification\\.(?:permission|requestPermission)',
    '\\b(?:startRegistration|startAuthentication|browserSupportsWebAuthn)\\(',
  ].join('|'),
);

/** Exceptions, each with its fallback. */
const allowed: Readonly<Record<string, string>> = {
  'src/secure.ts': 'the helper itself',
  'src/actors/auth/passkey-confirmation.adapter.ts': 'offered only where hasPasskeys',
  'src/actors/auth/passkey-login.adapter.ts': 'offered only where hasPasskeys',
  'src/actors/settings/passkeys.adapter.ts': 'offered only where hasPasskeys; else it says so',
};

const inBrowsers = code.filter(
  ({ path }) =>
    /^(machines|src)\//.test(path) &&
    !/^src\/(backend|build|contract|locales)\//.test(path) &&
    !path.endsWith('.types.ts'),
);
const withoutComments = (text: string) =>
  text.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/(^|\s)\/\/.*$/gm, '');
const uses = inBrowsers.flatMap(({ path, text }) =>
  withoutComments(text)
    .split('\n')
    .flatMap((line) => (secureOnly.test(line) ? [{ path, line: line.trim() }] : [])),
);

test('what only secure pages have is asked for in one place, which knows that it may be missing', () => {
  const faults = uses.flatMap(({ path, line }) =>
    path in allowed
      ? []
      : [fault(path, `"${line}" is not there on plain HTTP: ask src/secure.ts for it`)],
  );
  expect(faults).toEqual([]);
});

test('no place is allowed what it does not use any more', () => {
  const used = new Set(uses.map(({ path }) => path));
  expect(Object.keys(allowed).filter((path) => !used.has(path))).toEqual([]);
});

test.each([
  'void navigator.clipboard.writeText(link);',
  'locks = globalThis.navigator?.locks,',
  'const key = crypto.randomUUID();',
  "await crypto.subtle.digest('SHA-256', bytes);",
  "if ('share' in navigator) await navigator.share({ url });",
  'new Notification(title);',
  'const decoder = new VideoDecoder(init);',
])('%s would be found', (line) => {
  expect(secureOnly.test(line)).toBe(true);
});

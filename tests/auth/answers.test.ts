import { describe, expect, test } from 'vitest';
import { guestScreens } from './guest-screens.ts';
import { memberScreens } from './member-screens.ts';
import { common, leaks } from './server-answers.ts';
import { meet, texts, type Met } from './screens.tsx';

type Said = 'oops' | 'unreachable' | 'wait' | 'session' | 'unconfirmed' | 'signIn' | 'nothing';
/** The state that the chart rests in, what is emitted to the app, what is said on the screen. */
type Row = readonly [state: string, said: Said, ...emitted: string[]];
type Rows = Readonly<Record<string, Row>>;

const oops = ['403 unverified', '403 policy', '403 signature', '403 origin', '403 empty'];
const faults = [...oops, '404 model', '404 route', '405', '413', '413 page', '419 twice', '500'];
const broken = [...faults, '500 debug'];
const all = (names: readonly string[], row: Row): Rows =>
  Object.fromEntries(names.map((name) => [name, row]));

/** A guest's form: what cannot be mended by typing is Oops, and a session that is open goes on. */
const guest = (at: (state: string) => string, broke: string, isIn: string): Rows => ({
  ...all([...broken, '401', '423'], [at(broke), 'oops']),
  ...all(['429', '429 as 422'], [at('lockedOut'), 'wait']),
  ...all(['503', 'no answer'], [at('unreachable'), 'unreachable']),
  ...all(['302 followed', 'a page'], [at(isIn), 'session', 'session.opened']),
});
const same = (state: string) => state;
const mail = (state: string) => `unverified:address:masked,mail:${state}`;
const address = (state: string) => `unverified:address:${state},mail:ready`;
const changed = ['302 followed', 'a page'];

const guests: Readonly<Record<keyof typeof guestScreens, Rows>> = {
  login: guest(same, 'rejected', 'signedIn'),
  challenge: guest((state) => `method:code,attempt:${state}`, 'rejected', 'verified'),
  recovery: guest((state) => `method:recovery,attempt:${state}`, 'rejected', 'verified'),
  register: guest(same, 'rejected', 'registered'),
  forgot: guest(same, 'rejected', 'signedIn'),
  reset: guest(same, 'rejected', 'signedIn'),
  google: guest(same, 'refused', 'handedOver'),
  wayBack: all(Object.keys(common), ['idle', 'nothing']),
  attachGoogle: {
    ...guest(same, 'rejected', 'signedIn'),
    ...all(changed, ['signedIn', 'session']),
  },
  attachTwitter: {
    ...guest(same, 'rejected', 'signedIn'),
    ...all(changed, ['signedIn', 'session']),
  },
  registerSocial: guest(same, 'rejected', 'registered'),
};

/** A member's: 401 ends the session in the app, with its alert. */
const members: Readonly<Record<keyof typeof memberScreens, Rows>> = {
  resend: {
    ...all([...broken, ...changed, '423'], [mail('unsent'), 'oops']),
    ...all(['429', '429 as 422'], [mail('throttled'), 'wait']),
    ...all(['503', 'no answer'], [mail('unsent'), 'unreachable']),
    '401': [mail('ready'), 'nothing', 'session.expired'],
  },
  changeAddress: {
    ...all([...broken, ...changed], [address('refused'), 'oops']),
    ...all(['429', '429 as 422'], [address('refused'), 'wait']),
    ...all(['503', 'no answer'], [address('unreachable'), 'unreachable']),
    '401': [address('changing'), 'nothing', 'session.expired'],
    '423': [address('refused'), 'unconfirmed'],
  },
  landing: {
    ...all(Object.keys(common), ['unreachable', 'unreachable']),
    '401': ['signedOut', 'signIn'],
  },
  newLink: {
    ...all([...broken, ...changed, '423'], ['unsent', 'oops']),
    ...all(['429', '429 as 422'], ['unsent', 'wait']),
    ...all(['503', 'no answer'], ['unsent', 'unreachable']),
    '401': ['failed', 'nothing', 'session.expired'],
  },
  confirmPassword: {
    ...all([...broken, ...changed, '423'], ['rejected', 'oops']),
    ...all(['429', '429 as 422'], ['lockedOut', 'wait']),
    ...all(['503', 'no answer'], ['unreachable', 'unreachable']),
    '401': ['asking', 'nothing', 'session.expired'],
  },
  confirmByMail: {
    ...all([...broken, ...changed, '423'], ['unsent', 'oops']),
    ...all(['429', '429 as 422'], ['lockedOut', 'wait']),
    ...all(['503', 'no answer'], ['unsent', 'unreachable']),
    '401': ['expired', 'nothing', 'session.expired'],
  },
};

const sentences = (locale: string): Readonly<Record<Said, string>> => {
  const { t, plural } = texts(locale);
  return {
    oops: t('app.failure.oops'),
    unreachable: t('app.failure.unreachable'),
    wait: plural('auth.login.lockedOut', 7),
    unconfirmed: t('auth.emailVerification.unconfirmed'),
    signIn: t('auth.emailLanding.signedOut'),
    session: '',
    nothing: '',
  };
};

const screens = { ...guestScreens, ...memberScreens };
const rows: Readonly<Record<string, Rows>> = { ...guests, ...members };

describe.each(['en', 'zh'])('in %s', (locale) => {
  const said = sentences(locale);
  describe.each(Object.keys(screens) as (keyof typeof screens)[])('%s', (name) => {
    test.each(Object.entries(common))('%s', async (label, answer) => {
      const [state, what, ...emitted] = rows[name]?.[label] ?? ['?', 'nothing'];
      const memberId = name in members ? 7 : null;
      const met: Met = await meet(screens[name], answer, locale, memberId);
      expect({ state: met.state, emitted: met.emitted }).toEqual({ state, emitted });
      expect(met.text).toContain(said[what]);
      const others = Object.values(said).filter((text) => text !== '' && text !== said[what]);
      expect(others.filter((text) => met.text.includes(text))).toEqual([]);
      expect(locale === 'en' ? '' : met.text).not.toMatch(leaks);
    });
  });
});

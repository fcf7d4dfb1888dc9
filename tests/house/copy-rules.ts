import type { LocaleCode } from '#src/contract/locale.ts';

/** One rule of the voice: what no text of a language may say, and what to say instead. */
export interface CopyRule {
  readonly name: string;
  readonly refused: RegExp;
  readonly instead: string;
}

const rule = (name: string, refused: RegExp, instead: string): CopyRule => ({
  name,
  refused,
  instead,
});
const dots = rule('three dots', /\.\.\./, 'one character: …');
const straight = rule('straight quotes', /"|(?:^|[\s({])'(?=\S)|\}\}'(?!s\b)/, 'curly ones');

/** What the glossary retires, and frames that no text has, by language. */
export const copyRules: Readonly<Record<LocaleCode, readonly CopyRule[]>> = {
  en: [
    dots,
    straight,
    rule(
      'passive frame',
      /\b(?:could not|couldn't|cannot) be (?:\w+ed|read|sent|shown|found|undone|made|taken)\b/i,
      "We couldn't … your …",
    ),
    rule('safety', /\bnothing is lost\b/i, 'what is safe, where something is at stake'),
    rule('the server', /\bservers?\b/i, 'we, or the connection'),
    rule('people', /\b(?:some|every|any)body\b|\bnobody\b|\bwhom\b/i, 'someone, everyone, no one'),
    rule('time', /\bany more\b|\bat the moment\b|\bat any time\b/i, 'anymore, anytime, for now'),
    rule('the machine', /\b(?:did not|didn't) come\b|does(?:n't| not) answer\b/i, "couldn't load"),
    rule('ends of sessions', /\bsign(?:ed|s)? out\b/i, 'log out'),
    rule('email', /\bemail address\b|\bmails?\b/i, 'email'),
    rule('connect', /\battach(?:ed)? (?:Google|X|account)|\bdetach/i, 'connect, disconnect'),
    rule('identity', /\bprove your\b/i, 'verify your identity'),
    rule('limits', /\bforgive|\bbann?(?:ed)?\b/i, 'mute, restrict, block and their ends'),
    rule('menus', /^More for\b/, 'Options for …'),
    rule('cards', /\bfirst choice\b/i, 'default'),
    rule('renewals', /\bby itself\b|\brenew again\b/i, 'auto-renew, resume renewal'),
    rule('payments', /\bgiven back\b|\bin vain\b|\bgot through\b/i, 'refunded, went through'),
    rule('work under way', /\bmade ready\b|\blooked at\b/i, 'Processing, In review'),
    rule('pictures', /\bphoto/i, 'picture'),
    rule('spelling', /cancell|\bgrey\b|\bcolour|\bfavour/i, 'American spelling'),
    rule(
      'contractions',
      /\b(?:could|did|does|is|was|are|were|has|have|would|should|will) not\b|\bcannot\b/i,
      "couldn't, isn't, can't",
    ),
  ],
  ru: [
    dots,
    straight,
    rule('safety', /ничего не потеряно/i, 'what is safe, where something is at stake'),
    rule('the server', /сервер/i, 'we, or the connection'),
    rule('account', /учётн/i, 'аккаунт'),
    rule('picture', /картин/i, 'изображение'),
    rule('limits', /\bпрост(?:ить|или|ит)\b|\bбан\b|забан/i, 'снять ограничение, разблокировать'),
    rule('try again', /Попробовать снова|Ещё раз/, 'Повторить'),
    rule('gender', /\(а\)|ему или ей/, 'a present tense, or the name as subject'),
    rule('date and full stop', /\{\{(?:date|until)\}\}\.$/, 'the date first, or no full stop'),
    rule('case of a name', /(?:^|\s)(?:от|для|с|у|к|о|за) \{\{name\}\}/i, 'a colon, or «»'),
    rule('register', /[а-яё,] В(?:ы|ас|ам|аш)/, 'вы, small'),
  ],
  zh: [
    rule('dots', /\.\.\.|…{2}/, '…'),
    straight,
    rule('safety', /没有任何内容丢失/, 'what is safe, where something is at stake'),
    rule('the server', /服务器/, 'we, or the connection'),
    rule('register', /你/, '您'),
    rule('limits', /屏蔽|原谅/, '静音, 限制, 拉黑'),
    rule('renewals', /续订/, '续费'),
    rule('count of posts', /篇|个帖子|个动态/, '条帖子'),
    rule('spaces at names', /[\u4e00-\u9fff]\{\{name\}\}|\{\{name\}\}[\u4e00-\u9fff]/, 'a space'),
    rule('punctuation', /[\u4e00-\u9fff][,:;!?](?!\d)/, 'full-width marks'),
  ],
  es: [
    dots,
    straight,
    rule('safety', /no se ha perdido nada/i, 'what is safe, where something is at stake'),
    rule('the server', /servidor/i, 'we, or the connection'),
    rule('try again', /Intentar de nuevo|Probar de nuevo/, 'Reintentar'),
    rule('register', /vosotros|\b\w+[áé]is\b|\busted\b/i, 'tú'),
    rule('limits', /perdon|\bvet(?:ar|ad)/i, 'desbloquear, quitar'),
    rule('billing', /factur/i, 'Pagos'),
    rule('account', /\baplicación\b/i, 'app'),
  ],
  fr: [
    dots,
    straight,
    rule('safety', /rien n’est perdu/i, 'what is safe, where something is at stake'),
    rule('the server', /serveur/i, 'we, or the connection'),
    rule('passive frame', /n’(?:a|ont) pas pu être/, 'Impossible de …, nous n’avons pas pu …'),
    rule(
      'narrow spaces',
      /[^\u202f][:;!?»](?:\s|$)|«[^\u202f]/,
      'U+202F before : ; ! ? and in « »',
    ),
    rule('apostrophes', /\w'\w/, '’'),
    rule('limits', /pardonn|\bbanni(?!è)/i, 'débloquer, lever'),
    rule('billing', /factur/i, 'Paiements'),
    rule('username', /\bidentifiant|\bpseudo\b/i, 'nom d’utilisateur'),
    rule('subscribers', /abonnés? payant/i, 'abonné'),
    rule('two-factor', /deux facteurs/i, 'double authentification'),
  ],
  'pt-BR': [
    dots,
    straight,
    rule('safety', /nada se perdeu/i, 'what is safe, where something is at stake'),
    rule('the server', /servidor/i, 'we, or the connection'),
    rule('billing', /faturamento/i, 'Pagamentos'),
    rule('limits', /perdoar|\bbani(?:r|d)/i, 'desbloquear, deixar de'),
    rule('device', /aparelho/i, 'dispositivo'),
    rule('two-factor', /dois fatores/i, 'verificação em duas etapas'),
    rule('delete', /\bapag/i, 'excluir'),
    rule('thanks', /\bobrigad/i, 'a sentence without gender'),
  ],
};

/** Texts that the product spec gives word for word: no rule changes them. */
export const specTexts: Readonly<Record<string, string>> = {
  // The issue that asked for it says it so.
  'auth.unsentWork.typed.one': 'Words in {{count}} tab are not sent.',
  'auth.unsentWork.typed.other': 'Words in {{count}} tabs are not sent.',
  'app.failure.oops': 'Oops...',
  'app.failure.unexpected': 'Something went wrong! Please try again.',
  'app.layout.explore': 'Explore',
  'app.layout.home': 'Home',
  'app.layout.messages': 'Messages',
  'app.layout.myPosts': 'My posts',
  'app.layout.referrals': 'Referrals',
  'app.layout.register': 'Register',
  'app.layout.settings': 'Settings',
  'app.layout.signIn': 'Sign in',
  'app.screen.loading': 'Loading...',
  'app.welcome.refused': 'You are not logged in. Please login to see more.',
  'auth.refusal.credentials': 'These credentials do not match our records.',
  'auth.session.expired.text': 'Please log in again to continue.',
  'auth.session.expired.title': 'Session Expired!',
  'app.notFound.home': 'Go Home',
  'app.notFound.title': 'Page Not Found',
  'auth.emailLanding.failed': 'Failed to verify email.',
  'auth.emailVerification.sent': 'We sent you an email with the verification link.',
  'auth.forgotPassword.title': 'Reset Password',
  'auth.registration.submit': 'Create Account',
  'auth.session.opened': 'You are logged in!',
  'auth.socialLogin.login.google': 'Login with Google',
  'auth.socialLogin.register.google': 'Register with Google',
  'billing.payments.tabs.cards': 'Cards',
  'billing.payments.tabs.received': 'Incoming',
  'billing.payments.tabs.sent': 'Outgoing',
  'billing.payments.title': 'Billing',
  'chat.chatMenu.clear': 'Clear notifications',
  'chat.chatMenu.delete': 'Delete Chat',
  'insight.analytics.title': 'Analytics',
  'insight.referralLinks.title': 'My invitation links',
  'insight.referralStatistics.title': 'Referrals Statistics',
  'media.library.owned': 'Your Purchases',
  'media.library.uploaded': 'Your Uploads',
  'media.upload.failed': "Could not upload the file '{{filename}}': {{list}}",
  'people.relations.lists.blacklist': 'Blacklist',
  'people.relations.lists.followed': 'You Follow',
  'people.relations.lists.followers': 'Your followers',
  'people.relations.lists.subscribers': 'Your Subscribers',
  'people.relations.lists.subscriptions': 'Your Subscriptions',
  'people.subscription.guest': 'You are not logged in. Please login to see more.',
  'posts.profilePosts.reportPost': 'Report post',
  'settings.frame.account': 'Account',
  'settings.frame.security': 'Security',
  'settings.frame.site': 'Site',
  'settings.passwordChange.updated': 'Your password has been updated!',
  'settings.profileSettings.updated': 'Your info has been updated!',
  'ui.loading.loading': 'Loading...',
};

const older = 'it is older than the look at the catalogues of the server, and waits for its writer';

/** Texts that a rule means not, with the reason. */
export const lawful: ReadonlyMap<string, string> = new Map([
  ['en standIns.identityPage.blurred', older],
  ['en standIns.identityPage.glare', older],
  ['en standIns.identityPage.expired', older],
  ['en standIns.identityPage.gone', older],
  ['ru server.readme.when', older],
  ['fr server.readme.title', older],
  ['fr server.readme.media', older],
  ['fr server.readme.left', older],
]);

/** The most characters of a label, so that none is cut at 390 px in any language. */
export const labelLengths: readonly { readonly keys: RegExp; readonly most: number }[] = [
  { keys: /^app\.layout\.(?:home|explore|new|messages|me)$/, most: 9 },
  { keys: /\.tabs\.(?:received|sent|coming|payout|cards|published|scheduled|draft)$/, most: 11 },
  { keys: /^settings\.frame\.(?:account|site|security)$/, most: 14 },
  { keys: /^chat\.inbox\.kinds\./, most: 13 },
  { keys: /^posts\.(?:myPosts|profilePosts)\.filters\./, most: 18 },
  { keys: /^insight\.analytics\.(?:ranges|groups)\./, most: 8 },
];

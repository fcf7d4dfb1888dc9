import { describe, expect, test } from 'vitest';

const modules = import.meta.glob<{ default: unknown }>('../../src/locales/*/index.ts', {
  eager: true,
});

/** Texts after an answer that never came: the request may have succeeded. */
const saidOfUnknown = [
  'billing.charges.unchanged.stop',
  'billing.charges.unchanged.restart',
  'billing.payout.unanswered',
  'billing.payout.uncancelled',
  'chat.inbox.unsent',
  'chat.massMessage.unknown',
  'chat.massMessage.unseen',
  'chat.unsent.named',
  'chat.unsent.unnamed',
  'insight.referralLinks.createFailed',
  'insight.referralLinks.revokeFailed',
  'modal.refusalNotice.failed',
  'modal.refusalNotice.unreachable',
  'people.refusal.failed',
  'people.refusal.offline',
  'people.subscription.unchanged',
  'posts.commentChange.kept',
  'posts.commentChange.unsaved',
  'posts.commentComposer.unsent',
  'posts.postTitle.unsaved',
  'settings.securitySettings.unreachable',
  'settings.twoFactorSetup.failed',
];

/** Claims that only an answer allows. */
const claims: Readonly<Record<string, RegExp>> = {
  en: /nothing changed|^not (?:sent|saved|deleted)|wasn't sent|still (?:works|on|off)|couldn't (?:create|cancel|change)|go ahead|hasn't changed/i,
  es: /(?:nada|no) (?:ha )?cambi|^no (?:se )?(?:envi|guard|elimin|cre)|no se (?:envi|cre|solicit)ó|no se pudo|sigue|no funcionó/i,
  fr: /rien n’a changé|^non (?:envoyé|enregistré|supprimé)|n’a pas (?:pu être|été|marché)|continue|toujours/i,
  'pt-BR':
    /nada mudou|^não (?:foi|enviad)|não foi (?:enviad|criad|solicitad|possível)|não deu certo|ainda funciona|continua/i,
  zh: /没有任何|^未(?:发送|保存|删除|创建)|未能(?:发送|取消)|未(?:申请)?成功|继续进行|链接未|仍然/,
  ru: /ничего не изменилось|^не (?:отправлено|сохранено|удалён)|не (?:отправлено|создана|запрошена\.)|не получилось|отменить выплату не удалось|будет отправлена|вс[её] ещё/i,
};

const textAt = (locale: string, key: string): string =>
  String(
    key
      .split('.')
      .reduce<unknown>(
        (node, name) =>
          typeof node === 'object' && node !== null ? Reflect.get(node, name) : undefined,
        modules[`../../src/locales/${locale}/index.ts`]?.default,
      ),
  );

describe.each(Object.entries(claims))('what is not known is not denied in %s', (locale, claim) => {
  test.each(saidOfUnknown)('%s', (key) => {
    const text = textAt(locale, key);
    expect(text).not.toBe('undefined');
    expect(text).not.toMatch(claim);
  });
});

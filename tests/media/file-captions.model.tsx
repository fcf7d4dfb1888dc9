import { mostBytes, mostCharacters } from '#machines/media/caption-text.ts';
import { fileCaptionsMachine } from '#machines/media/file-captions.machine.ts';
import { FileCaptionsView } from '#src/views/media/file-captions.view.tsx';
import { captionFile, english, portuguese, subRip } from '#stories/media/file-captions.fixtures.ts';
import { filesOf, uploadId } from '#stories/media/media.fixtures.ts';
import { t } from '#stories/lib/texts.ts';
import { defineModel } from '#tests/lib/model.ts';

const send = t('media.fileCaptions.send');
const add = t('media.fileCaptions.add');
const label = t('media.fileCaptions.language');
const removeNamed = (language: string) => t('media.fileCaptions.removeNamed', { language });
const names: Readonly<Record<string, string>> = {
  en: 'English',
  fr: 'French',
  'pt-BR': 'Brazilian Portuguese',
};
/** Chosen with an id that a hand can give it. */
const chosen = (...named: Parameters<typeof captionFile>) => ({
  file: { ...captionFile(...named), id: uploadId },
});
const invalid = (field: string) => ({
  kind: 'invalid',
  message: 'No.',
  fields: { [field]: ['No.'] },
  jwt: null,
});
const offline = { kind: 'offline' };
const over = { kind: 'unauthenticated' };

export default defineModel({
  machine: fileCaptionsMachine,
  View: FileCaptionsView,
  input: { hash: 'hash-2', captions: [portuguese] },
  cases: {
    events: {
      'file.choose': [chosen(), chosen('whole-film.srt', mostBytes + 1)],
      'language.choose': ({ language, failure }) =>
        language === null || (failure && language === 'en') ? [{ language: 'fr' }] : [],
      'captions.send': ({ language }) => [{ language: language ?? 'en' }],
      'captions.remove': [{ language: 'pt-BR' }, { language: 'de' }],
    },
    outcomes: {
      readCaptions: {
        done: [subRip, 'These are words.', `${subRip}${' '.repeat(mostCharacters)}`],
        error: [{ kind: 'unexpected', status: null, message: '' }],
      },
      saveCaptions: {
        done: [[english, portuguese]],
        error: [invalid('text'), invalid('language'), offline, over],
      },
      removeCaptions: { done: [undefined], error: [offline, over] },
    },
  },
  gestures: {
    'captions.add': (person) => person.press(add),
    'captions.cancel': (person) => person.press(t('media.fileCaptions.cancel')),
    'captions.send': (person) => person.press(send),
    'captions.remove': (person, { language }) =>
      person.press(removeNamed(names[language] ?? language)),
    'file.choose': (person, { file }) => person.attach(filesOf([file])),
    'language.choose': (person, { language }) => person.choose(label, names[language] ?? ''),
  },
  outOfReach: (snapshot, event) => {
    if (event.type === 'file.choose' && snapshot.matches('reading'))
      return 'its button is busy with the file before';
    return event.type === 'captions.remove' &&
      snapshot.context.captions.every(({ language }) => language !== event.language)
      ? 'there is no row of it'
      : null;
  },
  sightings: {
    listing: async (person, { context }) => {
      await person.seesEnabled('button', add);
      if (context.captions.length === 0) await person.sees(t('media.fileCaptions.none'));
      for (const { language } of context.captions)
        await person.seesEnabled('button', removeNamed(names[language] ?? ''));
    },
    choosing: async (person, { context }) => {
      await person.seesValue(label, context.language ?? 'en');
      if (context.text === null) await person.seesDisabled('button', send);
      else await person.seesEnabled('button', send);
      if (context.source) await person.sees(context.source.name);
      else await person.seesEnabled('button', t('media.fileCaptions.choose'));
    },
    reading: (person) => person.seesBusy('button', t('media.fileCaptions.another')),
    unfit: async (person, { context }) => {
      await person.sees(
        t(`media.fileCaptions.unfit.${context.unfit ?? 'wrong'}`, { count: mostCharacters }),
      );
      await person.seesDisabled('button', send);
    },
    sending: async (person) => {
      await person.seesBusy('button', send);
      await person.seesDisabled('button', t('media.fileCaptions.cancel'));
    },
    refused: async (person, { context: { failure } }) => {
      await person.seesEnabled('button', send);
      if (failure?.kind !== 'invalid') await person.sees(t('media.fileCaptions.unreachable'));
      else if (failure.fields['text']) await person.sees(t('media.fileCaptions.unfit.wrong'));
      else await person.sees(t('media.fileCaptions.refusedLanguage'));
    },
    removing: (person, { context }) =>
      person.seesBusy('button', removeNamed(names[context.unwanted ?? ''] ?? '')),
    unremoved: (person) => person.sees(t('modal.refusalNotice.unreachable')),
  },
});

import { messageEditorMachine } from '#machines/chat/message-editor.machine.ts';
import { MessageEditorView } from '#src/views/chat/message-editor.view.tsx';
import { message, viewerId, withBo } from '#stories/chat/chat.fixtures.ts';
import { t } from '#stories/lib/texts.ts';
import { byChart, defineModel } from '#tests/lib/model.ts';

const own = message(2, { authorId: viewerId, text: 'On Friday.' });
const other = message(3, { authorId: viewerId, text: 'See you.' });
const seesField = { role: 'textbox', name: t('chat.messageEditor.label') } as const;

export default defineModel({
  machine: messageEditorMachine,
  View: MessageEditorView,
  input: { viewerId, chat: withBo },
  cases: {
    events: {
      'edit.begin': ({ text }) =>
        text === '' || text === own.text
          ? [
              { message: own, messageMax: 20 },
              { message: other, messageMax: 20 },
              { message: message(4), messageMax: 20 },
            ]
          : [],
      'text.change': ({ text }) =>
        text === own.text
          ? [{ text: 'On Saturday.' }, { text: 'On Saturday, and not on Friday.' }]
          : [{ text: own.text ?? '' }],
    },
    outcomes: {
      editMessage: {
        done: [undefined],
        error: [
          { kind: 'offline' },
          { kind: 'unauthenticated' },
          { kind: 'conflict', code: 'edit_window_over', message: 'Too late.' },
        ],
      },
    },
  },
  gestures: {
    /** Its menu stands in the log, which belongs to the conversation. */
    'edit.begin': byChart,
    'text.change': (person, { text }) => person.fill(t('chat.messageEditor.label'), text),
    'edit.save': (person) => person.press('Save'),
    'edit.cancel': (person) => person.press('Stop editing'),
  },
  sightings: {
    resting: (person) => person.seesNot('Edit message'),
    editing: (person) => person.seesRole(seesField.role, seesField.name),
    saving: (person) => person.seesRole(seesField.role, seesField.name),
    refused: (person) => person.seesRole('alert'),
  },
});

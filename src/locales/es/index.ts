import type en from '../en/index.ts';
import type { Translation } from '../texts.types.ts';
import first from './first.ts';
import app from './app.ts';
import auth from './auth.ts';
import billing from './billing.ts';
import chat from './chat.ts';
import insight from './insight.ts';
import media from './media.ts';
import modal from './modal.ts';
import pages from './pages.ts';
import people from './people.ts';
import posts from './posts.ts';
import settings from './settings.ts';
import ui from './ui.ts';

/** Every text of the language: for types, tests and stories. The app fetches by domain. */
const texts: Translation<typeof en> = {
  app: { ...first.app, ...app },
  auth: { ...first.auth, ...auth },
  billing,
  chat,
  insight,
  media,
  modal,
  navigation: first.navigation,
  pages,
  people: { ...first.people, ...people },
  posts: { ...first.posts, ...posts },
  settings,
  ui: { ...first.ui, ...ui },
};

export default texts;

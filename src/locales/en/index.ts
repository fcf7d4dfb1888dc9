import app from './app.ts';
import auth from './auth.ts';
import chat from './chat.ts';
import posts from './posts.ts';
import ui from './ui.ts';

const en = { app, auth, chat, posts, ui };

export default en;

import app from './app.ts';
import auth from './auth.ts';
import authSocial from './auth-social.ts';
import posts from './posts.ts';
import shell from './shell.ts';
import ui from './ui.ts';
import welcome from './welcome.ts';

/** What the first screens say; the whole book comes with any other screen. */
export default { app, auth, authSocial, pages: { welcome }, posts, shell, ui };

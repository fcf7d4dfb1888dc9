/**
 * The texts that every first load brings, by `<domain>/<stem>`, or a domain for all of its stems: those
 * of the frame and of the first screens. The others are fetched by domain.
 */
export const firstLoad: readonly string[] = [
  'app/age-consent',
  'app/app',
  'app/connectivity',
  'app/failure',
  'app/layout',
  'app/locale',
  'app/not-available',
  'app/not-found',
  'app/notices',
  'app/screen',
  'app/theme',
  'app/welcome',
  'auth/login',
  'auth/refusal',
  'auth/session',
  'auth/social-buttons',
  'navigation',
  'people/suggestions',
  'posts/explore',
  'posts/feed',
  'posts/post-card',
  'ui/dialog-panel',
  'ui/field',
  'ui/frame',
  'ui/loading',
  'ui/password-field',
  'ui/picture',
  'ui/toast-region',
];

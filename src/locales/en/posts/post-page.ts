export default {
  documentTitle: '{{title}}, {{name}}',
  title: 'Post',
  loading: 'Loading the post',
  failed: 'We could not load this post. Nothing is lost.',
  subscribe: 'Subscribe to see it',
  tip: 'Send a tip',
  copy: 'Copy link',
  copied: 'The link is copied: {{link}}',
  copyRefused: 'The browser does not let us copy. This is the link: {{link}}',
  media: 'Pictures and videos of this post',
  about: 'Who made it',
  seeProfile: 'See the profile',
};

export default {
  documentTitle: '{{title}}, {{name}}',
  title: 'Post',
  loading: 'Loading the post',
  failed: "We couldn't load this post.",
  subscribe: 'Subscribe to see it',
  tip: 'Send a tip',
  copy: 'Copy link',
  copied: 'Link copied: {{link}}',
  copyRefused: "Your browser blocked copying. Here's the link: {{link}}",
  media: 'Pictures and videos of this post',
  about: 'About the creator',
  seeProfile: 'View profile',
};

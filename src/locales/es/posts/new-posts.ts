export default {
  some: 'Publicaciones nuevas',
  count: {
    one: '{{count}} publicación nueva',
    many: '{{count}} de publicaciones nuevas',
    other: '{{count}} publicaciones nuevas',
  },
};

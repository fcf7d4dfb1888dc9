export default {
  unknownRoute: '没有名为“{{route}}”的页面，已将其略过。',
};

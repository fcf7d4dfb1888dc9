export default {
  unknownRoute: '没有名为“{{route}}”的页面，因此已忽略。',
};

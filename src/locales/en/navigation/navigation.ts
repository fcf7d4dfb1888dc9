export default {
  unknownRoute: 'There is no page called “{{route}}”, so we left that out.',
};

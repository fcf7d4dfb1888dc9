export default {
  unknownRoute: "We couldn't find the page “{{route}}”.",
};

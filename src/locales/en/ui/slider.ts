export default { place: '{{place}} of {{count}}' };

export default { place: '{{place}} de {{count}}' };

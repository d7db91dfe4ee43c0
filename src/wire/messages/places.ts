import type { Message } from '#rules/messages/format.ts';

/** Texts of the place field of option forms and its map. */
export const placeMessages = {
  'places.hint': 'Write a town with its region or country, such as Bath, England.',
  'places.list': 'Places that fit',
  'places.searching': 'Searching …',
  'places.none': 'No place found for “{query}”.',
  'places.count': { one: '{count} place found', other: '{count} places found' },
  'places.townsOnly': 'Addresses cannot be searched right now, but towns can.',
  'places.down': 'Places cannot be searched right now. Please try again in a moment.',
  'places.many': 'Too many searches at once, please wait a little.',
  'places.noDetails': 'No details available for input: “{name}”',
  'places.outside': 'There is nothing we could deliver to at this spot.',
  'places.point': 'That is no point on the map.',
  'places.meant': 'Did you mean: {names}?',
  'places.showMap': 'Show the map',
  'places.hideMap': 'Hide the map',
  'places.mapOf': '{label}: map',
  'places.mapHelp':
    'Click the map to move the pin. Two fingers, or the arrow keys, move the map; plus and minus zoom.',
  'places.takeMiddle': 'Put the pin in the middle of the map',
  'places.here': 'Use my position',
  'places.noPosition': 'Your position could not be found out.',
  'places.zoomIn': 'Zoom in',
  'places.zoomOut': 'Zoom out',
  'places.mapFailed': 'The map could not be loaded. The list works without it.',
  'places.by': 'Places: {names}',
} satisfies Record<string, Message>;

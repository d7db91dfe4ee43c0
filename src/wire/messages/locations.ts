import type { Message } from '#rules/messages/format.ts';

/** Texts of the place field of option forms and its map. */
export const locationMessages = {
  'locations.hint': 'Write a town with its region or country, such as Bath, England.',
  'locations.list': 'Places that fit',
  'locations.searching': 'Searching …',
  'locations.none': 'No place found for “{query}”.',
  'locations.count': { one: '{count} place found', other: '{count} places found' },
  'locations.townsOnly': 'Addresses cannot be searched right now, but towns can.',
  'locations.down': 'Places cannot be searched right now. Please try again in a moment.',
  'locations.many': 'Too many searches at once, please wait a little.',
  'locations.noDetails': 'No details available for input: “{name}”',
  'locations.outside': 'We cannot deliver to this spot.',
  'locations.point': 'That is no point on the map.',
  'locations.meant': 'Did you mean: {names}?',
  'locations.showMap': 'Show the map',
  'locations.hideMap': 'Hide the map',
  'locations.mapOf': '{label}: map',
  'locations.mapHelp':
    'Click the map to move the pin. Two fingers, or the arrow keys, move the map; plus and minus zoom.',
  'locations.takeMiddle': 'Put the pin in the middle of the map',
  'locations.here': 'Use my position',
  'locations.noPosition': 'Your position could not be found out.',
  'locations.zoomIn': 'Zoom in',
  'locations.zoomOut': 'Zoom out',
  'locations.mapFailed': 'The map could not be loaded. The list works without it.',
  'locations.by': 'Places: {names}',
} satisfies Record<string, Message>;

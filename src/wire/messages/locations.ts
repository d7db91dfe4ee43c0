import type { Message } from '#rules/messages/format.ts';

/** Texts of the place field of option forms and its map. */
export const locationMessages = {
  'locations.hint': 'Enter a town with its region or country, such as Bath, England.',
  'locations.list': 'Matching places',
  'locations.searching': 'Searching …',
  'locations.none': 'No place found for “{query}”.',
  'locations.count': { one: '{count} place found', other: '{count} places found' },
  'locations.townsOnly': 'Addresses cannot be searched right now, but towns can.',
  'locations.down': 'Places cannot be searched right now. Please try again in a moment.',
  'locations.many': 'Too many searches at once, please wait a moment.',
  'locations.noDetails': 'No details available for input: “{name}”',
  'locations.outside': 'We cannot deliver to this location.',
  'locations.point': 'That is not a point on the map.',
  'locations.meant': 'Did you mean: {names}?',
  'locations.showMap': 'Show the map',
  'locations.hideMap': 'Hide the map',
  'locations.mapOf': '{label}: map',
  'locations.mapHelp':
    'Click the map to move the pin. Two fingers, or the arrow keys, move the map; plus and minus zoom.',
  'locations.takeMiddle': 'Move the pin to the centre of the map',
  'locations.here': 'Use my location',
  'locations.noPosition': 'We could not find your location.',
  'locations.zoomIn': 'Zoom in',
  'locations.zoomOut': 'Zoom out',
  'locations.mapFailed': 'The map could not be loaded. The list works without it.',
  'locations.by': 'Places: {names}',
} satisfies Record<string, Message>;

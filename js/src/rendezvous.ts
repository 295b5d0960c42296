// The part of the live page and of its guests' page that asks the relays of the site's owner: it comes once a button that names
// them has been pressed.
export { meetGuests, relayTransport } from "./room/rendezvous";

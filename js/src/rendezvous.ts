// The part of the live page and of its guests' page that uses the site owner's relays, loaded after a press on a button
// that names them.
export { meetGuests, relayTransport } from "./room/rendezvous";

// Import the session first, because the element requests a token as soon as it starts.
import "./session";
import "scout-elements/elements/scout-lookup";

// The session comes first: the element asks it for a token as soon as it starts.
import "./session";
import "scout-elements/elements/scout-lookup";

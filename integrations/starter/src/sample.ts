// Import the data first, because the element requests it as soon as it starts.
import "scout-elements/sample";
import "scout-elements/elements/scout-lookup";

/// <reference types="google-publisher-tag" />
